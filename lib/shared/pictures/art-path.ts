/** Key of generated pictures below /media. Increment the number when a drawing changes. */
export const ART_KEY = 'art/4/'
export const ART = `/media/${ART_KEY}`
