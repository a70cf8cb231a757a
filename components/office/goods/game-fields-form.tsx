'use client'

import { Button, Checkbox, Form, Input, InputNumber, Select } from 'antd'
import type { CatalogueGame } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/list-form.module.css'
import { useUnsaved } from '@/components/office/parts/unsaved/use-unsaved'
import { useSave } from '@/components/office/parts/use-save'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { FACT_BOUNDS } from '@/lib/shared/goods/fact-bounds'
import { FIELD_KINDS, GAME_LIMITS } from '@/lib/shared/goods/game-terms'

interface Fields {
  fields: CatalogueGame['fields']
}
const KINDS = Object.entries(FIELD_KINDS).map(([value, label]) => ({ value, label }))
const FRESH = { kind: 'choice', options: [], unit: '', group: '', isMain: false, isSort: false, ...FACT_BOUNDS }
const needed = (message: string) => [{ required: true, whitespace: true, message }]

/**
 * Facts that sellers enter for accounts and that lists filter by, in page order. Goods reference a field by its key,
 * which cannot be changed.
 */
export function GameFieldsForm({ game, onSaved }: { game: CatalogueGame; onSaved: () => void }) {
  const [form] = Form.useForm<Fields>()
  const { reset } = useUnsaved(form)
  const handleSaved = () => {
    reset()
    onSaved()
  }
  const { busy, save } = useSave(
    form,
    ({ fields }: Fields) =>
      call('POST /console/saveGameFields', { gameId: `${game.gameId}`, fields: JSON.stringify(fields) }),
    { onSaved: handleSaved },
  )
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={{ fields: game.fields }} onFinish={save}>
      <p className={styles.hint}>
        选项从低到高排列。卡片显示的字段标在列表标题旁；主排序的数字只能有一个，列表可以按它排序。数字超出最小值到最大值时，卖家不能发布，估价也会拒绝。去掉的字段和选项不再用来筛选，商品上已填写的内容保留。
      </p>
      <Form.List name="fields">
        {(rows, { add, remove, move }) => (
          <div className={styles.list}>
            {rows.map(({ key, name }, i) => (
              <fieldset key={key} className={styles.field}>
                <legend className="sr">{`第 ${i + 1} 个字段`}</legend>
                <Form.Item name={[name, 'label']} label="名称" rules={needed('请填写名称')}>
                  <Input maxLength={12} />
                </Form.Item>
                <Form.Item name={[name, 'key']} label="代号" rules={needed('请填写代号')}>
                  <Input maxLength={30} disabled={key < game.fields.length} />
                </Form.Item>
                <Form.Item name={[name, 'kind']} label="筛选方式">
                  <Select options={KINDS} />
                </Form.Item>
                <Form.Item name={[name, 'unit']} label="单位">
                  <Input maxLength={4} />
                </Form.Item>
                <Form.Item name={[name, 'group']} label="分组">
                  <Input maxLength={8} />
                </Form.Item>
                <div className={styles.marks}>
                  <Form.Item name={[name, 'isMain']} valuePropName="checked">
                    <Checkbox>卡片显示</Checkbox>
                  </Form.Item>
                  <Form.Item name={[name, 'isSort']} valuePropName="checked">
                    <Checkbox>主排序</Checkbox>
                  </Form.Item>
                  <Button
                    type="text"
                    icon={<Icon name="up" />}
                    disabled={i === 0}
                    aria-label={`第 ${i + 1} 个字段上移`}
                    onClick={() => move(i, i - 1)}
                  />
                  <Button
                    type="text"
                    icon={<Icon name="close" />}
                    aria-label={`去掉第 ${i + 1} 个字段`}
                    onClick={() => remove(name)}
                  />
                </div>
                <Form.Item noStyle dependencies={[['fields', name, 'kind']]}>
                  {({ getFieldValue }) =>
                    getFieldValue(['fields', name, 'kind']) === 'number' ? (
                      <div className={styles.marks}>
                        <Form.Item
                          name={[name, 'least']}
                          label="最小值"
                          rules={[{ required: true, message: '请填写最小值' }]}
                        >
                          <InputNumber min={FACT_BOUNDS.least} max={FACT_BOUNDS.most} precision={0} />
                        </Form.Item>
                        <Form.Item
                          name={[name, 'most']}
                          label="最大值"
                          rules={[{ required: true, message: '请填写最大值' }]}
                        >
                          <InputNumber min={FACT_BOUNDS.least} max={FACT_BOUNDS.most} precision={0} />
                        </Form.Item>
                      </div>
                    ) : getFieldValue(['fields', name, 'kind']) === 'choice' ? (
                      <Form.Item name={[name, 'options']} label="选项，输入后按回车" className={styles.whole}>
                        <Select mode="tags" open={false} suffixIcon={null} maxCount={GAME_LIMITS.options} />
                      </Form.Item>
                    ) : null
                  }
                </Form.Item>
              </fieldset>
            ))}
            <Button type="dashed" block disabled={rows.length >= GAME_LIMITS.fields} onClick={() => add({ ...FRESH })}>
              再加一个字段
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
