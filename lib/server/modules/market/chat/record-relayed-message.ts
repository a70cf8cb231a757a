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
 * Stores a message that a page sent through the chat carrier, once and by the same rules as one sent to us. True: the
 * carrier may deliver it unchanged. False: it is not allowed, was stored before, or was changed and is delivered by us.
 */
export async function recordRelayedMessage(ctx: UserCtx, input: Carried): Promise<boolean> {
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
