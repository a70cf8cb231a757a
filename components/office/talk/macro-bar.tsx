'use client'

import { Icon } from '@/components/ui/kit/icon'
import { type DeskReply, MACRO_STEPS, SENT_STEPS } from '@/lib/shared/staff/desk'
import styles from './talk.module.css'
import { useTags } from './use-tags'

interface Props {
  macro: DeskReply
  onDrop: () => void
}

const isSent = (step: string): boolean => (SENT_STEPS as readonly string[]).includes(step)

/** What sending the chosen reply does besides, and a way not to do it. */
export function MacroBar({ macro: { title, tagId, step }, onDrop }: Props) {
  const { data } = useTags()
  const tag = data?.list.find((one) => one.tagId === tagId)
  const parts = [
    ...(tag ? [`添加标签“${tag.name}”`] : []),
    ...(step ? [isSent(step) ? MACRO_STEPS[step] : `打开“${MACRO_STEPS[step]}”`] : []),
  ]
  if (parts.length === 0) return null
  return (
    <p className={styles.macro} role="status">
      <Icon name="done" />
      <span>{`${title}：发送时${parts.join('，')}`}</span>
      <button type="button" className="link" onClick={onDrop}>
        只发文字
      </button>
    </p>
  )
}
