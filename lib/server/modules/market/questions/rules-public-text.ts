import { maskContacts } from '@/lib/shared/contacts/mask-contacts'
import { refuse } from '../../../runtime/refusal'
import { rejectedWord } from './rules-words'

/** Prepares a text for publication: contact details masked. `field` is the form field. Refuses INVALID_INPUT. */
export function publicText(written: string, field = 'content'): string {
  const word = rejectedWord(written)
  if (word) throw refuse('INVALID_INPUT', `内容含有不允许的词“${word}”，请修改后提交`, { field })
  return maskContacts(written)
}
