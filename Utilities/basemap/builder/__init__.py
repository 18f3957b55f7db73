"""The builder of the embedded world map: from public-domain data to one file in the format OBM2."""
