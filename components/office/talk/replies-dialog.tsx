'use client'

import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { call } from '@/lib/client/api'
import { type DeskReply, MOST_REPLIES, REPLY_PLACES } from '@/lib/shared/staff/desk'
import { ReplyFields, ReplyText } from './reply-fields'
import styles from './talk.module.css'
import type { Replies } from './use-replies'

type Scope = 'own' | 'house'
interface Props {
  replies: Replies
  onSaved: () => void
  onClose: () => void
}

/**
 * Edits the canned replies of a member, and for leads those of the platform or distributor. Opens the list that has
 * replies, the member's own first.
 */
export function RepliesDialog({ replies, onSaved, onClose }: Props) {
  const [scope, setScope] = useState<Scope>(replies.own.length > 0 ? 'own' : 'house')
  const [lists, setLists] = useState<Record<Scope, DeskReply[]>>({ own: replies.own, house: replies.house })
  const list = lists[scope]
  const mayEdit = scope === 'own' || replies.mayHouse
  const put = (next: DeskReply[]) => setLists((old) => ({ ...old, [scope]: next }))
  const handleSend = async () => {
    if (list.some(({ title, text }) => !title.trim() || !text.trim())) throw new Error('请填写每一条的名称和内容')
    await call('POST /desk/saveReplies', { scope, replies: JSON.stringify(list) })
    onSaved()
    return '已保存'
  }
  return (
    <SendDialog
      title="快捷回复"
      confirm="保存"
      disabled={!mayEdit}
      note={mayEdit ? undefined : '公用回复由负责人修改'}
      width={760}
      onSend={handleSend}
      onClose={onClose}
    >
      <Segmented
        aria-label="谁的回复"
        value={scope}
        options={[
          { value: 'own', label: `我的 ${lists.own.length}` },
          { value: 'house', label: `公用 ${lists.house.length}` },
        ]}
        onChange={(next) => setScope(next as Scope)}
      />
      {mayEdit ? (
        <p className="muted" style={{ margin: '8px 0' }}>
          {`可以写 ${REPLY_PLACES.map((place) => `{${place}}`).join('、')}，使用时换成这笔订单的内容。选了订单类型和步骤的，在这样的订单里排在最前。`}
        </p>
      ) : null}
      {list.length === 0 ? <p className="muted">还没有快捷回复</p> : null}
      <ul className={mayEdit ? styles.replies : styles.replyTexts}>
        {list.map((reply, i) =>
          mayEdit ? (
            <ReplyFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              key={i}
              reply={reply}
              no={i + 1}
              onChange={(part) => put(list.map((one, at) => (at === i ? { ...one, ...part } : one)))}
              onDelete={() => put(list.filter((_, at) => at !== i))}
            />
          ) : (
            <ReplyText key={`${reply.title} ${reply.text}`} reply={reply} />
          ),
        )}
      </ul>
      {mayEdit ? (
        <Button disabled={list.length >= MOST_REPLIES} onClick={() => put([...list, { title: '', text: '' }])}>
          添加一条
        </Button>
      ) : null}
    </SendDialog>
  )
}
