'use client'

import { App, Button, Select } from 'antd'
import { useState } from 'react'
import { useTags } from '@/components/office/talk/use-tags'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { reloadOwn } from '@/lib/client/hooks/use-load'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import styles from './desk.module.css'
import { TagsDialog } from './tags-dialog'

/** Tags of an order: each can be taken off, others of the platform's list be added. */
export function CardTags({ desk: { order, tags }, onChanged }: { desk: DeskOrder; onChanged: () => unknown }) {
  const { message } = App.useApp()
  const { data } = useTags()
  const [busy, setBusy] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { orderSn } = order
  const put = async (tagId: number, isOn: '0' | '1') => {
    setBusy(true)
    await call('POST /desk/tagOrder', { orderSn, tagId: String(tagId), isOn }).catch(
      (error: Error) => void message.error(error.message),
    )
    await Promise.all([reloadOwn('tags'), onChanged()])
    setBusy(false)
  }
  const others = (data?.list ?? []).filter(({ tagId }) => tags.every((tag) => tag.tagId !== tagId))
  return (
    <section>
      <h2>
        标签
        {data?.mayEdit ? (
          <small>
            <button type="button" className="link" onClick={() => setEditing(true)}>
              管理标签
            </button>
          </small>
        ) : null}
      </h2>
      <div className={styles.tags}>
        {tags.map(({ tagId, name }) => (
          <Tag key={tagId} kind="info">
            {name}
            <button type="button" aria-label={`移除标签${name}`} disabled={busy} onClick={() => void put(tagId, '0')}>
              <Icon name="close" />
            </button>
          </Tag>
        ))}
        {others.length > 0 ? (
          <Select<number | null>
            aria-label="添加标签"
            size="small"
            showSearch
            optionFilterProp="label"
            popupMatchSelectWidth={false}
            placeholder="添加标签"
            disabled={busy}
            value={null}
            options={others.map(({ tagId, name }) => ({ value: tagId, label: name }))}
            onChange={(tagId) => {
              if (tagId !== null) void put(tagId, '1')
            }}
          />
        ) : tags.length === 0 ? (
          <p className="muted">
            {data?.mayEdit ? '还没有标签' : '还没有标签，由平台负责人添加'}
            {data?.mayEdit ? (
              <Button type="link" size="small" onClick={() => setEditing(true)}>
                新建标签
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
      {isEditing && data ? <TagsDialog onChanged={onChanged} onClose={() => setEditing(false)} /> : null}
    </section>
  )
}
