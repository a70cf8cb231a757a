'use client'

import { Button, Collapse, Form, Input } from 'antd'
import { useState } from 'react'
import type { CatalogueGame } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/list-form.module.css'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { GAME_LIMITS } from '@/lib/shared/goods/game-terms'

interface Fields {
  areas: CatalogueGame['areas']
}
const needed = (message: string) => [{ required: true, whitespace: true, message }]

/** Areas of a game, their servers, and cross-server zones. */
export function GamePlacesForm({ game, onSaved }: { game: CatalogueGame; onSaved: () => void }) {
  const [form] = Form.useForm<Fields>()
  const { reset } = useUnsaved(form)
  const handleSaved = () => {
    reset()
    onSaved()
  }
  const { busy, save } = useSave(
    form,
    // collapsed fields are not mounted, but are part of the value
    () =>
      call('POST /console/saveGamePlaces', {
        gameId: `${game.gameId}`,
        areas: JSON.stringify(form.getFieldsValue(true).areas),
      }),
    { onSaved: handleSaved },
  )
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={{ areas: game.areas }} onFinish={save}>
      <p className={styles.hint}>
        改名会同步到在那里的商品；还有商品的大区和服务器不能去掉。跨区名称相同的大区可以互相交易，没有则留空。
      </p>
      <Form.List name="areas">
        {(rows, { add, remove }) => (
          <div className={styles.list}>
            <Collapse
              items={rows.map(({ key, name }) => ({
                key,
                label: <AreaTitle name={name} />,
                children: <Area name={name} onRemove={() => remove(name)} />,
              }))}
            />
            <Button
              type="dashed"
              block
              disabled={rows.length >= GAME_LIMITS.areas}
              onClick={() => add({ name: `新大区 ${rows.length + 1}`, crossName: '', servers: [] })}
            >
              再加一个大区
            </Button>
          </div>
        )}
      </Form.List>
      <Button type="primary" htmlType="submit" loading={busy}>
        保存
      </Button>
    </Form>
  )
}

function AreaTitle({ name }: { name: number }) {
  const area = Form.useWatch<Fields['areas'][number] | undefined>(['areas', name], { preserve: true })
  return <>{`${area?.name ?? ''} · ${area?.servers?.length ?? 0} 个服务器`}</>
}

function Area({ name, onRemove }: { name: number; onRemove: () => void }) {
  return (
    <>
      <div className={styles.grid}>
        <Form.Item name={[name, 'name']} label="大区名称" rules={needed('请填写大区名称')}>
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name={[name, 'crossName']} label="跨区名称（选填）">
          <Input maxLength={20} />
        </Form.Item>
      </div>
      <Form.List name={[name, 'servers']}>
        {(servers, { add, remove }) => (
          <>
            <div className={styles.servers}>
              {servers.map(({ key, name: server }, i) => (
                <div key={key} className={styles.server}>
                  <Form.Item name={[server, 'name']} rules={needed('请填写名称')}>
                    <Input maxLength={20} aria-label={`第 ${i + 1} 个服务器`} />
                  </Form.Item>
                  <Button
                    type="text"
                    icon={<Icon name="close" />}
                    aria-label={`去掉第 ${i + 1} 个服务器`}
                    onClick={() => remove(server)}
                  />
                </div>
              ))}
            </div>
            <AddMany
              most={GAME_LIMITS.servers - servers.length}
              onAdd={(names) => {
                for (const one of names) add({ name: one })
              }}
            />
          </>
        )}
      </Form.List>
      <Button danger className={styles.drop} onClick={onRemove}>
        去掉这个大区
      </Button>
    </>
  )
}

/** Adds many servers at once, one per line. */
function AddMany({ most, onAdd }: { most: number; onAdd: (names: string[]) => void }) {
  const [text, setText] = useState('')
  const names = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean).slice(0, most)
  return (
    <div className={styles.many}>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        aria-label="要添加的服务器"
        placeholder="要添加的服务器，一行一个"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        disabled={names.length === 0}
        onClick={() => {
          onAdd(names)
          setText('')
        }}
      >
        {names.length > 1 ? `添加 ${names.length} 个` : '添加'}
      </Button>
    </div>
  )
}
