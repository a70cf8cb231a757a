import { codesError, splitCodes } from '@/lib/shared/goods/code-lines'
import { refuse } from '../../../runtime/refusal'

/** Returns the codes of a text and how many lines repeat an earlier one. Refuses INVALID_INPUT. */
export function readCodes(lines: string): { codes: string[]; repeated: number } {
  const read = splitCodes(lines)
  const wrong = codesError(read.codes)
  if (wrong) throw refuse('INVALID_INPUT', wrong, { field: 'codes' })
  return read
}
