'use client'

import { Button, Form, Input, InputNumber, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { AmountItem } from '@/components/office/parts/amount-item'
import type { Season } from '@/components/office/parts/content-rows'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { GameSelect } from '@/components/office/parts/game-select'
import lists from '@/components/office/parts/list-form.module.css'
import { dayjsOf, MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { RemoveButton } from '@/components/office/parts/remove-button'
import styles from '@/components/office/parts/screen-page.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { serverNow } from '@/lib/client/server-clock'
import { CAMPAIGN_LIMITS } from '@/lib/shared/money/campaign-terms'
import { formatDateTime } from '@/lib/shared/time'
import { SEASON_SERVICES } from '@/lib/shared/trade/season-services'

interface Fields {
  gameId: number
  title: string
  startAt: Dayjs
  untilAt: Dayjs
  places: number
  packages: (Pick<Season['packages'][number], 'name' | 'service' | 'lines' | 'days' | 'price' | 'matches'> & {
    packageId?: number
  })[]
}
const SERVICES = SEASON_SERVICES.map(({ id, name }) => ({ value: id, label: name }))
const FRESH = { service: 'rank', lines: [], days: 3, matches: 1 }
const needed = (message: string) => [{ required: true, message }]
const FULL = { width: '100%' }

interface Props {
  /** null: a new one. */
  season: Season | null
  onClose: () => void
  onChanged: () => void
}

/** One season with its packages; read-only after its start. */
export function SeasonDrawer({ season, onClose, onChanged }: Props) {
  const [form] = Form.useForm<Fields>()
  const seasonId = season ? `${season.seasonId}` : undefined
  const hasBegun = season !== null && season.startTime <= formatDateTime(serverNow())
  const send = ({ gameId, startAt, untilAt, places, title, packages }: Fields) =>
    call('POST /console/saveSeason', {
      seasonId,
      title,
      gameId: `${gameId}`,
      places: `${places}`,
      startTime: minuteOf(startAt),
      bookUntil: minuteOf(untilAt),
      packages: JSON.stringify(
        packages.map((pack) => ({ ...pack, matches: pack.service === 'escort' ? pack.matches : 1 })),
      ),
    })
  return (
    <FormDrawer<Fields>
      title={season ? `${season.gameName} ${season.title}` : '新建赛季'}
      note={hasBegun ? '赛季已经开始，不能再改' : undefined}
      readOnly={hasBegun}
      form={form}
      initial={
        season
          ? {
              gameId: season.gameId,
              title: season.title,
              places: season.places,
              startAt: dayjsOf(season.startTime),
              untilAt: dayjsOf(season.bookUntil),
              packages: season.packages.map(({ packageId, name, service, lines, days, price, matches }) => ({
                packageId,
                name,
                service,
                lines,
                days,
                price,
                matches,
              })),
            }
          : { places: 30, packages: [{ ...FRESH, name: '', price: '' }] }
      }
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
      actions={
        seasonId && !hasBegun && season?.left === season?.places ? (
          <RemoveButton
            title="删除这个赛季预约？"
            text="预约页立即不再显示，不能恢复。"
            onRemove={async (reason) => {
              await call('POST /console/removeSeason', { seasonId, reason })
              onChanged()
            }}
          />
        ) : null
      }
    >
      <div className={styles.row}>
        <Form.Item name="gameId" label="游戏" rules={needed('请选择游戏')}>
          <GameSelect />
        </Form.Item>
        <Form.Item name="title" label="赛季" rules={needed('请填写赛季')}>
          <Input maxLength={30} placeholder="例如 S42 赛季" />
        </Form.Item>
        <Form.Item name="startAt" label="赛季开始" rules={needed('请选择开始时间')}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="untilAt" label="预约截止" rules={needed('请选择截止时间')}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="places" label="名额" rules={needed('请填写名额')}>
          <InputNumber min={1} max={100_000} precision={0} style={FULL} />
        </Form.Item>
      </div>
      <Form.List name="packages">
        {(rows, { add, remove }) => (
          <div className={lists.list}>
            {rows.map(({ key, name }, i) => (
              <fieldset key={key} className={lists.pack}>
                <legend className="sr">{`第 ${i + 1} 个套餐`}</legend>
                <Form.Item name={[name, 'name']} label="套餐名称" rules={needed('请填写套餐名称')}>
                  <Input maxLength={20} />
                </Form.Item>
                <Form.Item name={[name, 'service']} label="服务">
                  <Select options={SERVICES} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`去掉第 ${i + 1} 个套餐`}
                  className={lists.corner}
                  onClick={() => remove(name)}
                />
                <AmountItem name={[name, 'price']} label="总价，元" absent="请填写价格" />
                <Form.Item name={[name, 'days']} label="几天内完成" rules={needed('请填写天数')}>
                  <InputNumber min={1} max={120} precision={0} style={FULL} />
                </Form.Item>
                <Form.Item noStyle dependencies={[['packages', name, 'service']]}>
                  {({ getFieldValue }) =>
                    getFieldValue(['packages', name, 'service']) === 'escort' ? (
                      <Form.Item name={[name, 'matches']} label="分几局" rules={needed('请填写局数')}>
                        <InputNumber min={1} max={100} precision={0} style={FULL} />
                      </Form.Item>
                    ) : null
                  }
                </Form.Item>
                <Form.Item name={[name, 'lines']} label="内容，输入后按回车" className={lists.whole}>
                  <Select mode="tags" open={false} suffixIcon={null} maxCount={8} />
                </Form.Item>
              </fieldset>
            ))}
            <Button
              type="dashed"
              block
              disabled={rows.length >= CAMPAIGN_LIMITS.packages}
              onClick={() => add({ ...FRESH })}
            >
              再加一个套餐
            </Button>
          </div>
        )}
      </Form.List>
    </FormDrawer>
  )
}
