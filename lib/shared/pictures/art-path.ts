/** Where drawn pictures live. Raise the number when a drawing changes. */
export const ART = '/media/art/1/'
