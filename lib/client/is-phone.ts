/** Layout of a phone, as the style sheets of the console have it. */
export const isPhone = (): boolean => matchMedia('(max-width: 767px)').matches
