'use client'

import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { askGames } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { BoosterInfo } from '@/lib/contract/entities/booster'
import { shareText } from '@/lib/shared/text/span-text'
import { GAMES_NEEDED, MOST_GAMES } from '@/lib/shared/trade/boost-terms'
import styles from './boosting-page.module.css'
import { useWorkWord } from './use-work-word'

interface Props {
  booster: BoosterInfo
  onSaved: (state: BoosterInfo['state']) => void
  /** Only when editing. */
  onCancel?: () => void
}

/** The application of a booster, or the booster's public profile. */
export function BoosterForm({ booster, onSaved, onCancel }: Props) {
  const isNew = booster.state === 'none'
  const fee = useWorkWord(({ feeBp }) => shareText(feeBp))
  const games = useLoad('games', askGames)
  const form = useForm({
    id: 'booster',
    start: { intro: booster.intro, games: booster.games.map(({ gameId }) => gameId), agree: !isNew },
    validate: (fields) => ({
      games: fields.games.length >= 1 && fields.games.length <= MOST_GAMES ? undefined : GAMES_NEEDED,
      agree: fields.agree ? undefined : '请先阅读并同意代练服务规则',
    }),
    send: async ({ intro, games: chosen }) => {
      const input = { intro, gameIds: chosen.join() }
      const saved = isNew
        ? await call('POST /booster/boosterApply', { ...input, agree: '1' })
        : await call('POST /booster/updateBooster', input)
      onSaved(saved.state)
    },
  })
  const { fields, change } = form
  const toggle = (id: number) =>
    change({ games: fields.games.includes(id) ? fields.games.filter((one) => one !== id) : [...fields.games, id] })
  if (!games.data)
    return games.error ? (
      <LoadError message={games.error} onRetry={games.reload} />
    ) : games.slow ? (
      <SkeletonRows rows={4} />
    ) : null
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {isNew ? (
        <ol className={styles.steps}>
          <li>填写擅长的游戏和介绍，提交申请</li>
          <li>{`缴纳 ${booster.deposit} 元保证金，保证金一直是你的钱，单独存放`}</li>
          <li>{`在大厅接单或发布套餐；每单另冻结两项保证金，按时完成全部退还，从酬劳里扣服务费${fee}`}</li>
        </ol>
      ) : null}
      <fieldset id="booster-games" tabIndex={-1}>
        <legend className={styles.label}>{`擅长的游戏（已选 ${fields.games.length} 款）`}</legend>
        <div className={styles.games}>
          {games.data.map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={fields.games.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          ))}
        </div>
        <FieldError {...form.field('games')} />
      </fieldset>
      <Field {...form.field('intro')} label="介绍" hint="段位、在线时间、怎么打；联系方式会被隐藏" isCounted>
        <textarea className="input" rows={3} maxLength={300} {...form.input('intro')} />
      </Field>
      {isNew ? (
        <div>
          <label className="check">
            <input type="checkbox" {...form.checkbox('agree')} />
            <span>我已阅读并同意代练服务规则：不用外挂、不动号内物品、不与客户私下交易</span>
          </label>
          <FieldError {...form.field('agree')} />
        </div>
      ) : null}
      <FormAlert form={form} />
      <div className={styles.ways} style={{ marginLeft: 0 }}>
        <SubmitButton kind="primary" loading={form.busy}>
          {isNew ? '提交申请' : '保存'}
        </SubmitButton>
        {onCancel ? (
          <Button onClick={onCancel} disabled={form.busy}>
            取消
          </Button>
        ) : null}
      </div>
    </form>
  )
}
