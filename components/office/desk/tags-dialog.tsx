'use client'

import { App, Button, Input, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import { useTags } from '@/components/office/talk/use-tags'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { reloadOwn } from '@/lib/client/hooks/use-load'
import { MOST_TAGS, TAG_CHARACTERS } from '@/lib/shared/staff/desk'
import styles from './desk.module.css'

/** The platform's list of tags: create, rename, delete. */
export function TagsDialog({ onChanged, onClose }: { onChanged: () => unknown; onClose: () => void }) {
  const { message } = App.useApp()
  const { data } = useTags()
  const list = data?.list ?? []
  const [fresh, setFresh] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    const isDone = await work().then(
      () => true,
      (error: Error) => {
        void message.error(error.message)
        return false
      },
    )
    await Promise.all([reloadOwn('tags'), onChanged()])
    setBusy(false)
    return isDone
  }
  const create = async () => {
    const name = fresh.trim()
    if (name && (await run(() => call('POST /desk/saveTag', { name })))) setFresh('')
  }
  return (
    <Modal open title="订单标签" footer={null} onCancel={onClose} destroyOnHidden>
      <p className="muted">{`全平台共用，最多 ${MOST_TAGS} 个。删除后，已打上的订单也会去掉这个标签。`}</p>
      <ul className={styles.tagList}>
        {list.map(({ tagId, name, orders }) => (
          <li key={tagId}>
            <Input
              aria-label={`标签${name}`}
              defaultValue={name}
              maxLength={TAG_CHARACTERS}
              disabled={busy}
              onBlur={({ target }) => {
                const next = target.value.trim()
                if (!next) target.value = name
                else if (next !== name) void run(() => call('POST /desk/saveTag', { tagId: String(tagId), name: next }))
              }}
            />
            <span className="muted num">{`${orders} 笔`}</span>
            <Popconfirm
              title={`删除标签“${name}”？`}
              description={orders > 0 ? `本站有 ${orders} 笔订单会去掉这个标签` : undefined}
              okText="删除标签"
              cancelText="返回"
              onConfirm={() => run(() => call('POST /desk/removeTag', { tagId: String(tagId) }))}
            >
              <button type="button" className="icon-btn" aria-label={`删除标签${name}`} disabled={busy}>
                <Icon name="close" />
              </button>
            </Popconfirm>
          </li>
        ))}
      </ul>
      <form
        className={styles.tagNew}
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Input
          aria-label="新标签"
          placeholder="例如 加急、需复查"
          maxLength={TAG_CHARACTERS}
          value={fresh}
          disabled={list.length >= MOST_TAGS}
          onChange={({ target }) => setFresh(target.value)}
        />
        <Button htmlType="submit" type="primary" loading={busy} disabled={!fresh.trim()}>
          新建标签
        </Button>
      </form>
    </Modal>
  )
}
