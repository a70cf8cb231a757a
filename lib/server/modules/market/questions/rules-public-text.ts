import { refuse } from '../../../runtime/refusal'
import { maskContacts } from '../chat/rules-contacts'
import { refusedWord } from './rules-words'

/** A text as everybody may read it: contact details masked. `field` is where it was written. Refuses INVALID_INPUT. */
export function publicText(written: string, field = 'content'): string {
  const word = refusedWord(written)
  if (word) throw refuse('INVALID_INPUT', `内容含有不允许的词“${word}”，请修改后提交`, { field })
  return maskContacts(written)
}
