import type { ActionForm } from './action-form'

/** Confirmation only. */
export const confirmForm: ActionForm = { Fields: null, fields: [], validate: () => undefined, toInput: () => ({}) }
