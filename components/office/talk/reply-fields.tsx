'use client'

import { Input, Select } from 'antd'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import {
  DESK_WORDS,
  type DeskReply,
  MACRO_STEPS,
  type MacroStep,
  REPLY_STAGE_NAMES,
  REPLY_STAGES,
  type ReplyStage,
} from '@/lib/shared/staff/desk'
import { MODE_NAMES, type ModeName, modeName } from '@/lib/shared/trade/trade-modes'
import { useTags } from './use-tags'

const STEPS = Object.entries(MACRO_STEPS).map(([value, label]) => ({ value: value as MacroStep, label }))
const MODES = MODE_NAMES.map((value) => ({ value, label: modeName(value) }))
const STAGES = REPLY_STAGE_NAMES.map((value) => ({ value, label: REPLY_STAGES[value].name }))

interface Props {
  reply: DeskReply
  /** From 1. */
  no: number
  onChange: (part: Partial<DeskReply>) => void
  onDelete: () => void
}

/** A canned reply being edited: name and text, for which orders it is meant, and what sending it does besides. */
export function ReplyFields({ reply, no, onChange, onDelete }: Props) {
  const { data: tags } = useTags()
  const { title, text, modes, stages, tagId, step } = reply
  return (
    <li>
      <Input
        aria-label={`第 ${no} 条名称`}
        placeholder="名称"
        maxLength={12}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Input.TextArea
        aria-label={`第 ${no} 条内容`}
        placeholder="内容"
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={DESK_WORDS}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <button type="button" className="icon-btn" aria-label={`删除第 ${no} 条`} onClick={onDelete}>
        <Icon name="close" />
      </button>
      <div>
        <Select<ModeName[]>
          aria-label={`第 ${no} 条用于的订单类型`}
          mode="multiple"
          maxTagCount="responsive"
          placeholder="全部类型"
          value={modes ?? []}
          options={MODES}
          onChange={(next) => onChange({ modes: next.length > 0 ? next : undefined })}
        />
        <Select<ReplyStage[]>
          aria-label={`第 ${no} 条用于的步骤`}
          mode="multiple"
          maxTagCount="responsive"
          placeholder="全部步骤"
          value={stages ?? []}
          options={STAGES}
          onChange={(next) => onChange({ stages: next.length > 0 ? next : undefined })}
        />
        <Select<number>
          aria-label={`第 ${no} 条的标签`}
          allowClear
          placeholder="不打标签"
          value={tags?.list.some((tag) => tag.tagId === tagId) ? tagId : undefined}
          options={tags?.list.map((tag) => ({ value: tag.tagId, label: tag.name }))}
          onChange={(next: number | undefined) => onChange({ tagId: next })}
        />
        <Select<MacroStep>
          aria-label={`第 ${no} 条的步骤`}
          allowClear
          placeholder="不执行步骤"
          value={step}
          options={STEPS}
          onChange={(next: MacroStep | undefined) => onChange({ step: next })}
        />
      </div>
    </li>
  )
}

/** A canned reply that the reader cannot edit. */
export const ReplyText = ({ reply: { title, text, modes = [], stages = [] } }: { reply: DeskReply }) => (
  <li>
    <b>{title}</b>
    <span>
      {text}{' '}
      {modes.map((mode) => (
        <Tag key={mode}>{modeName(mode)}</Tag>
      ))}{' '}
      {stages.map((stage) => (
        <Tag key={stage}>{REPLY_STAGES[stage].name}</Tag>
      ))}
    </span>
  </li>
)
