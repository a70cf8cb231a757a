'use client'

import { Button, Checkbox, Form, Input, InputNumber, Radio } from 'antd'
import type { CatalogueGame } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/list-form.module.css'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { PictureField } from '@/components/office/site/picture-field'
import { call } from '@/lib/client/api'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'

interface Fields {
  name: string
  gameType: number
  snCode?: string
  initial?: string
  logo?: string
  hotRank?: number | null
  coinName: string
  /** By type number. */
  types: Record<string, { isOn?: boolean; name?: string }>
}

interface Props {
  /** null: a new one. */
  game: CatalogueGame | null
  onSaved: (gameId: number) => void
}

/** Name, appearance and goods types of a game. */
export function GameBasics({ game, onSaved }: Props) {
  const [form] = Form.useForm<Fields>()
  const send = async ({ gameType, hotRank, types, ...values }: Fields) => {
    const goodsTypes = Object.entries(types).flatMap(([id, { isOn, name }]) =>
      isOn ? [{ id: Number(id), name: name ?? '' }] : [],
    )
    const { gameId } = await call('POST /console/saveGame', {
      ...values,
      gameId: game ? `${game.gameId}` : undefined,
      gameType: `${gameType}` as '1',
      initial: values.initial || undefined,
      goodsTypes: JSON.stringify(goodsTypes),
      hotRank: typeof hotRank === 'number' ? `${hotRank}` : undefined,
    })
    onSaved(gameId)
  }
  const { reset } = useUnsaved(form)
  const { busy, save } = useSave(form, send, { onSaved: reset })
  const offered = GOODS_TYPES.filter(
    ({ id, ...type }) => !('isOld' in type) || game?.goodsTypes.some((one) => one.id === id),
  )
  const types = Object.fromEntries(
    offered.map(({ id, name }) => {
      const own = game?.goodsTypes.find((one) => one.id === id)
      return [id, { isOn: own !== undefined, name: own?.name ?? name }]
    }),
  )
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ gameType: 1, coinName: '游戏币', logo: '', ...game, types }}
      onFinish={save}
    >
      <div className={styles.logo}>
        <Form.Item name="logo" noStyle>
          <LogoField />
        </Form.Item>
      </div>
      <div className={styles.grid}>
        <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写游戏名称' }]}>
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name="initial" label="首字母，留空按拼音">
          <Input maxLength={1} onChange={(event) => form.setFieldValue('initial', event.target.value.toUpperCase())} />
        </Form.Item>
        {game ? null : (
          <Form.Item
            name="snCode"
            label="商品编号代码，保存后不能改"
            rules={[{ pattern: /^[A-Z]{2}$/, required: true, message: '两位大写字母，例如 WZ' }]}
          >
            <Input maxLength={2} />
          </Form.Item>
        )}
        <Form.Item name="hotRank" label="热门次序，小的在前，留空不热门">
          <InputNumber min={0} max={999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="coinName"
          label="游戏币叫什么"
          rules={[{ required: true, whitespace: true, message: '请填写' }]}
        >
          <Input maxLength={8} />
        </Form.Item>
        <Form.Item name="gameType" label="平台">
          <Radio.Group
            options={[
              { value: 1, label: '手游' },
              { value: 2, label: '端游' },
            ]}
          />
        </Form.Item>
      </div>
      <fieldset className={styles.list}>
        <legend>商品类型</legend>
        {offered.map(({ id, name }) => (
          <div key={id} className={styles.type}>
            <Form.Item name={['types', `${id}`, 'isOn']} valuePropName="checked">
              <Checkbox>{name}</Checkbox>
            </Form.Item>
            <Form.Item name={['types', `${id}`, 'name']}>
              <Input maxLength={10} aria-label={`${name}在这个游戏里叫什么`} />
            </Form.Item>
          </div>
        ))}
      </fieldset>
      <Button type="primary" htmlType="submit" loading={busy}>
        保存
      </Button>
    </Form>
  )
}

/** Stored as a media key; '' shows the generated mark. */
function LogoField({ value = '', onChange }: { value?: string; onChange?: (logo: string) => void }) {
  return (
    <PictureField
      label="图标"
      hint="正方形，不小于 128 × 128；不上传则用平台绘制的图标"
      square
      url={value}
      onChange={(url) => onChange?.(url.replace(/^\/media\//, ''))}
      onRemove={() => onChange?.('')}
    />
  )
}
