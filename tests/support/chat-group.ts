import { HttpResponse, http } from 'msw'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { mockCall } from './msw'

/** Fake server side of one group: numbers without gaps, and stores each clientMsgId once. */
export class ChatGroup {
  log: ChatMessage[] = []
  lostReplies = 0
  add(clientMsgId: string, content: string, mine: boolean): ChatMessage {
    const known = this.log.find((m) => m.clientMsgId === clientMsgId)
    if (known) return known
    const seq = this.log.length + 1
    const message: ChatMessage = {
      messageUId: `1-${seq}`,
      groupId: 1,
      seq,
      clientMsgId,
      messageType: 'text',
      content,
      sentTime: seq,
      senderUserId: (mine ? 7 : 8) as UserId,
      messageDirection: mine ? 1 : 2,
      targetId: '1',
      expansion: null,
      quote: null,
      recalled: false,
    }
    this.log.push(message)
    return message
  }
  handlers() {
    return [
      mockCall('GET /im/history', ({ input }) => {
        const all =
          input.after !== undefined
            ? this.log.filter((m) => m.seq > Number(input.after))
            : this.log.filter((m) => input.before === undefined || m.seq < Number(input.before)).slice(-20)
        return {
          messages: all,
          hasMore: input.after === undefined && (all[0]?.seq ?? 1) > 1,
          lastSeq: this.log.length,
          readSeq: 0,
        }
      }),
      http.post('*/api/im/sendMessage', async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        const data = this.add(form.get('clientMsgId') ?? '', form.get('content') ?? '', true)
        if (this.lostReplies-- > 0) return HttpResponse.error()
        return HttpResponse.json({ code: 0, msg: '', data })
      }),
    ]
  }
}
