'use client'

import { Button, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import {
  DESK_WORDS,
  type DeskReply,
  MACRO_STEPS,
  type MacroStep,
  MOST_REPLIES,
  REPLY_PLACES,
} from '@/lib/shared/staff/desk'
import styles from './talk.module.css'
import type { Replies } from './use-replies'
import { useTags } from './use-tags'

type Scope = 'own' | 'house'
const STEPS = Object.entries(MACRO_STEPS).map(([value, label]) => ({ value: value as MacroStep, label }))
interface Props {
  replies: Replies
  onSaved: () => void
  onClose: () => void
}

/**
 * Edits the canned replies of a member, and for leads those of the platform or distributor. A reply can carry a tag and a
 * step.
 */
export function RepliesDialog({ replies, onSaved, onClose }: Props) {
  const [scope, setScope] = useState<Scope>('own')
  const [lists, setLists] = useState<Record<Scope, DeskReply[]>>({ own: replies.own, house: replies.house })
  const list = lists[scope]
  const { data: tags } = useTags()
  const put = (next: DeskReply[]) => setLists((old) => ({ ...old, [scope]: next }))
  const change = (at: number, part: Partial<DeskReply>) =>
    put(list.map((one, i) => (i === at ? { ...one, ...part } : one)))
  const handleSend = async () => {
    if (list.some(({ title, text }) => !title.trim() || !text.trim())) throw new Error('请填写每一条的名称和内容')
    await call('POST /desk/saveReplies', { scope, replies: JSON.stringify(list) })
    onSaved()
    return '已保存'
  }
  return (
    <SendDialog title="快捷回复" confirm="保存" width={760} onSend={handleSend} onClose={onClose}>
      {replies.mayHouse ? (
        <Segmented
          aria-label="谁的回复"
          value={scope}
          options={[
            { value: 'own', label: '我的' },
            { value: 'house', label: '公用' },
          ]}
          onChange={(next) => setScope(next as Scope)}
        />
      ) : null}
      <p className="muted" style={{ margin: '8px 0' }}>
        {`可以写 ${REPLY_PLACES.map((place) => `{${place}}`).join('、')}，使用时换成这笔订单的内容。还可以让一条回复同时打标签、执行一步。`}
      </p>
      <ul className={styles.replies}>
        {list.map((reply, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={i}>
            <Input
              aria-label={`第 ${i + 1} 条名称`}
              placeholder="名称"
              maxLength={12}
              value={reply.title}
              onChange={({ target }) => change(i, { title: target.value })}
            />
            <Input.TextArea
              aria-label={`第 ${i + 1} 条内容`}
              placeholder="内容"
              autoSize={{ minRows: 1, maxRows: 4 }}
              maxLength={DESK_WORDS}
              value={reply.text}
              onChange={({ target }) => change(i, { text: target.value })}
            />
            <Select<number>
              aria-label={`第 ${i + 1} 条的标签`}
              allowClear
              placeholder="不打标签"
              value={tags?.list.some(({ tagId }) => tagId === reply.tagId) ? reply.tagId : undefined}
              options={tags?.list.map(({ tagId, name }) => ({ value: tagId, label: name }))}
              onChange={(tagId: number | undefined) => change(i, { tagId })}
            />
            <Select<MacroStep>
              aria-label={`第 ${i + 1} 条的步骤`}
              allowClear
              placeholder="不执行步骤"
              value={reply.step}
              options={STEPS}
              onChange={(step: MacroStep | undefined) => change(i, { step })}
            />
            <button
              type="button"
              className="icon-btn"
              aria-label={`删除第 ${i + 1} 条`}
              onClick={() => put(list.filter((_, at) => at !== i))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button disabled={list.length >= MOST_REPLIES} onClick={() => put([...list, { title: '', text: '' }])}>
        添加一条
      </Button>
    </SendDialog>
  )
}
