import { normalText } from '@/lib/shared/normalize/free-text'
import type { UserCtx } from '../../../runtime/context'
import { Refusal } from '../../../runtime/refusal'
import { findOwnMessage } from './queries'
import { sendMessage } from './send-message'

interface Carried {
  groupId: number
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  replyTo?: number
}

/**
 * A message that a page handed to the carrier: it is stored by the same rules as one that was sent to us, once. True: the
 * carrier may deliver it as it is. False: it may not be said, was stored before, or goes out in other words by ourselves.
 */
export async function acceptCarriedMessage(ctx: UserCtx, input: Carried): Promise<boolean> {
  if (await findOwnMessage(ctx, input)) return false
  const content = input.messageType === 'text' ? normalText(input.content) : input.content
  if (content === '') return false
  const carried = content === input.content
  try {
    const stored = await sendMessage(ctx, { ...input, content, carried })
    return carried && stored.expansion?.type !== 'masked'
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
