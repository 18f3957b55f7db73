import CMath
