/** Initials, A to Z. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
