'use client'

import { App, Button, Input, Popover } from 'antd'
import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { ViewScreen } from '@/lib/shared/staff/views'
import styles from './saved-views.module.css'

type Values = Readonly<Record<string, string | undefined>>
interface Props {
  screen: ViewScreen
  /** The filters in use. */
  filter: Values
  size?: 'small'
  onApply: (filter: Record<string, string>) => void
}

const queryOf = (filter: Values): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  ).toString()

/** Own filters of a list, saved under a name; choosing one applies it. */
export function SavedViews(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<Views {...props} onDone={() => setOpen(false)} />}
    >
      <Button size={props.size} aria-expanded={isOpen} icon={<Icon name="star" />}>
        我的视图
      </Button>
    </Popover>
  )
}

function Views({ screen, filter, onApply, onDone }: Props & { onDone: () => void }) {
  const { message } = App.useApp()
  const { data, error, reload } = useLoad(`views ${screen}`, () => call('GET /console/views', { screen }))
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const query = queryOf(filter)
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    await work().then(
      () => void message.success(done),
      (fault: Error) => void message.error(fault.message),
    )
    setBusy(false)
    void reload()
  }
  const handleSave = () =>
    run(async () => {
      await call('POST /console/saveView', { screen, name: name.trim(), query })
      setName('')
    }, '视图已保存')
  return (
    <div className={styles.views}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data && data.list.length === 0 ? <p className="muted">还没有保存的视图</p> : null}
      <ul aria-label="我的视图">
        {data?.list.map((view) => (
          <li key={view.viewId}>
            <button
              type="button"
              className={styles.view}
              aria-pressed={view.query === query}
              onClick={() => {
                onApply(Object.fromEntries(new URLSearchParams(view.query)))
                onDone()
              }}
            >
              {view.name}
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`删除视图${view.name}`}
              disabled={busy}
              onClick={() =>
                void run(() => call('POST /console/removeView', { viewId: String(view.viewId) }), '视图已删除')
              }
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.save}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) void handleSave()
        }}
      >
        <Input
          aria-label="视图名称"
          placeholder={query ? '视图名称，最多 12 字' : '先设置筛选条件'}
          maxLength={12}
          disabled={!query}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" type="primary" loading={busy} disabled={!query || !name.trim()}>
          保存
        </Button>
      </form>
    </div>
  )
}
