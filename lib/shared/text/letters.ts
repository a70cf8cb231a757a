/** Initials of the alphabet, A to Z. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
