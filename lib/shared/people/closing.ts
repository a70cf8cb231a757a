/** Days after closing during which staff can reopen an account; then all personal data is erased. */
export const CLOSING_DAYS = 30
