// What the pages share. A page loads a file of places, shows it and offers, as `window.bench`:
//
//     library  a name and a version
//     ready    a promise of the milliseconds from the start of the page to the first frame with the data
//     home     longitude, latitude and zoom at which all is seen, and the extent of the data in degrees
//     move     (longitude, latitude, zoom): shows another place from the next frame on
//
// A zoom is that of maps of tiles of 256 points.
"use strict";

const query = new URLSearchParams(location.search);
const kind = query.get("kind");
const steps = {};
const step = (name) => (steps[name] = performance.now());

// The file that the query names is under way before the library is.
const file = query.has("data") ? fetch(query.get("data")) : null;

/** The GeoJSON of the file. */
async function loadData() {
  const text = await (await file).text();
  step("fetched");
  const data = JSON.parse(text);
  step("parsed");
  return data;
}

/** The positions of a line or of all points. */
const positions = ({ features }) =>
  kind === "line" ? features[0].geometry.coordinates : features.map(({ geometry }) => geometry.coordinates);

const mercator = (latitude) => 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);

/** Where positions are all seen, with 20 points of room at each edge. */
function homeOf(positions) {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of positions) {
    const x = place[0];
    const y = place[1];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  const width = (east - west) / 360;
  const height = mercator(south) - mercator(north);
  const zoom = Math.log2(Math.min((innerWidth - 40) / width, (innerHeight - 40) / height) / 256);
  const middle = (mercator(south) + mercator(north)) / 2;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * middle))) * 180) / Math.PI;
  return { longitude: (west + east) / 2, latitude, zoom, width: east - west, height: north - south };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The time when what was just drawn is on the screen: when the frame after its own begins. */
async function shown() {
  await nextFrame();
  await nextFrame();
  return performance.now();
}

const ink = "#d91a26";
const paper = "#f3f1ea";
