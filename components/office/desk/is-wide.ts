/** Layout with list and detail side by side, where something is always open. */
export const isWide = () => matchMedia('(min-width: 1001px)').matches
