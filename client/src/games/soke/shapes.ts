// Outlines that several drawings share.

const around = (count: number, radius: (nth: number) => number, x: number, y: number, turn = -90): string =>
  Array.from({ length: count }, (_, nth) => {
    const angle = ((turn + (360 * nth) / count) * Math.PI) / 180;
    return `${(x + radius(nth) * Math.cos(angle)).toFixed(1)},${(y + radius(nth) * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");

/** The points of a regular polygon with one corner on top. */
export const polygon = (corners: number, radius: number, x = 50, y = 50, turn = -90): string =>
  around(corners, () => radius, x, y, turn);

/** The points of a five-pointed star. */
export const star = (radius: number, x: number, y: number): string =>
  around(10, (nth) => (nth % 2 ? 0.46 * radius : radius), x, y);

/** The points of a throwing star with four blades. */
export const shuriken = (radius: number, x: number, y: number): string =>
  around(8, (nth) => (nth % 2 ? 0.36 * radius : radius), x, y);
