import type { FormKind } from '@/lib/shared/trade/order-forms'
import type { ActionForm } from './action-form'
import { amountForm } from './amount-form'
import { confirmForm } from './confirm-form'
import { credentialsForm } from './credentials-form'
import { noteForm } from './note-form'
import { progressForm } from './progress-form'
import { proofForm } from './proof-form'
import { proposalForm } from './proposal-form'
import { quantityForm } from './quantity-form'
import { reasonForm } from './reason-form'
import { starsForm } from './stars-form'

/** A link needs no form. */
export const ACTION_FORMS: Readonly<Record<Exclude<FormKind, 'link'>, ActionForm>> = {
  confirm: confirmForm,
  reason: reasonForm,
  credentials: credentialsForm,
  note: noteForm,
  proof: proofForm,
  stars: starsForm,
  amount: amountForm,
  proposal: proposalForm,
  progress: progressForm,
  quantity: quantityForm,
}
