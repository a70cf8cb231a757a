/** Path of generated pictures. Increment the number when a drawing changes. */
export const ART = '/media/art/3/'
