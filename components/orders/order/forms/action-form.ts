import type { ComponentType } from 'react'
import type { OrderAction } from '@/lib/contract/entities/order'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

/** All possible fields; each kind of form shows and sends some of them. */
export interface Draft {
  reason: string
  account: string
  password: string
  note: string
  /** Media keys. */
  pictures: readonly string[]
  amount: string
  pay: string
  forfeit: string
  /** In percent. */
  progress: string
  /** Whole units. */
  quantity: string
  stars: '' | '1' | '2' | '3' | '4' | '5'
}
export type DraftField = keyof Draft

/** Input sent with an action, in the format of POST /order/act. */
export type ActionInput = Omit<InputOf<ApiContract['POST /order/act']>, 'orderSn' | 'action'>

export interface FieldsProps {
  action: OrderAction
  draft: Draft
  change: (next: Partial<Draft>) => void
  errorOf: (field: DraftField) => string | undefined
}

/** One kind of form: its fields, its first validation error with the server's message, its input. */
export interface ActionForm {
  Fields: ComponentType<FieldsProps> | null
  fields: readonly DraftField[]
  validate: (draft: Draft, action: OrderAction) => [field: DraftField, message: string] | undefined
  toInput: (draft: Draft) => ActionInput
}

/** Element id of a field, for its label and for the focus after an error. */
export const idOf = (field: DraftField): string => `act-${field}`
