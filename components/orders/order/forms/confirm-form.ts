import type { ActionForm } from './action-form'

/** Only the question. */
export const confirmForm: ActionForm = { Fields: null, fields: [], fault: () => undefined, given: () => ({}) }
