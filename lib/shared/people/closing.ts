/** After closing an account staff can open it again for so long; then everything personal is erased. */
export const CLOSING_DAYS = 30
