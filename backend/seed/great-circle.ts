interface Place {
  readonly lat: number;
  readonly lon: number;
}

const earthDiameterKm = 12_742;

/** Shortest way over the globe between two places given in degrees, in kilometres. */
export function greatCircleKm(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const haversine =
    Math.sin(((to.lat - from.lat) * radians) / 2) ** 2 +
    Math.cos(from.lat * radians) *
      Math.cos(to.lat * radians) *
      Math.sin(((to.lon - from.lon) * radians) / 2) ** 2;
  return earthDiameterKm * Math.asin(Math.sqrt(haversine));
}
