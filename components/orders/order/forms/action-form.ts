import type { ComponentType } from 'react'
import type { OrderAction } from '@/lib/contract/entities/order'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

/** Everything a form may ask for; each kind shows and sends its part. */
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
  /** Per cent. */
  progress: string
  /** Whole units. */
  quantity: string
  stars: '' | '1' | '2' | '3' | '4' | '5'
}
export type DraftField = keyof Draft

/** What is sent with an action, as POST /order/act reads it. */
export type Given = Omit<InputOf<ApiContract['POST /order/act']>, 'orderSn' | 'action'>

export interface FieldsProps {
  action: OrderAction
  draft: Draft
  change: (next: Partial<Draft>) => void
  errorOf: (field: DraftField) => string | undefined
}

/** One kind of form: what it asks, its first fault as the server would say it, what it sends. */
export interface ActionForm {
  Fields: ComponentType<FieldsProps> | null
  fields: readonly DraftField[]
  fault: (draft: Draft, action: OrderAction) => [field: DraftField, message: string] | undefined
  given: (draft: Draft) => Given
}

/** Element of a field, for its label and for the focus after a fault. */
export const idOf = (field: DraftField): string => `act-${field}`
