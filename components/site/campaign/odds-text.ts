/** Parts per million as a percentage without trailing zeros: 20 -> "0.002%". */
export const oddsText = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))}%`
