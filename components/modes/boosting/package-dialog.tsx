'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { askGames } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { BoosterPackage } from '@/lib/contract/entities/booster'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalCount } from '@/lib/shared/normalize/digits'
import { DEPOSIT_TIMES } from '@/lib/shared/trade/service-terms'
import { type PackageFields, packageErrors } from './package-errors'
import styles from './work-dialog.module.css'

const KINDS = [
  { value: 'boosting', label: '代练' },
  { value: 'convoy', label: '护航' },
] as const
const EMPTY: PackageFields = {
  kind: 'boosting',
  gid: '',
  title: '',
  price: '',
  hours: '24',
  safety: '',
  efficiency: '',
}

interface Props {
  /** Absent: a new one. */
  pack?: BoosterPackage
  onClose: () => void
  onSaved: () => void
}

/** Creates or edits a package of the booster. */
export function PackageDialog({ pack, onClose, onSaved }: Props) {
  const games = useLoad('games', askGames)
  const form = useForm<PackageFields>({
    id: 'pack',
    start: pack ? { ...pack, gid: String(pack.gameId), hours: String(pack.hours) } : EMPTY,
    validate: packageErrors,
    send: async ({ kind, gid, title, price, hours, safety, efficiency }) => {
      const on = pack && !pack.isShown ? '0' : '1'
      const input = { kind, gid, title, price, hours, safety, efficiency, on } as const
      await call('POST /booster/savePackage', { ...input, ...(pack && { packageId: String(pack.packageId) }) })
      toast({ text: '套餐已保存' })
      onClose()
      onSaved()
    },
  })
  const isConvoy = form.fields.kind === 'convoy'
  const amount = (name: 'price' | 'safety' | 'efficiency', label: string) => (
    <Field {...form.field(name)} label={label} required>
      <input className="input num" inputMode="decimal" autoComplete="off" {...form.input(name, normalAmount)} />
    </Field>
  )
  return (
    <Dialog
      open
      title={pack ? '修改套餐' : '新建套餐'}
      onClose={onClose}
      footer={<FormFoot form={form} label="保存" onClose={onClose} />}
    >
      <form className={`dialog-text ${styles.form}`} noValidate onSubmit={(event) => void form.submit(event)}>
        {games.error ? <LoadError message={games.error} onRetry={games.reload} /> : null}
        <Segment label="种类" value={form.fields.kind} options={KINDS} onChange={(kind) => form.change({ kind })} />
        <div className={styles.grid}>
          <Field {...form.field('gid')} label="游戏" required>
            <select className="input" {...form.input('gid')}>
              <option value="">{games.data ? '选择游戏' : (pack?.gameName ?? '加载中')}</option>
              {games.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field {...form.field('title')} label="做什么" required hint="例如 钻石打到星耀；联系方式会被隐藏">
            <input className="input" maxLength={40} autoComplete="off" {...form.input('title')} />
          </Field>
          {amount('price', isConvoy ? '每局价格（元）' : '价格（元）')}
          <Field {...form.field('hours')} label="几小时内完成" required>
            <input className="input num" inputMode="numeric" {...form.input('hours', normalCount)} />
          </Field>
          {amount('safety', '安全保证金（元）')}
          {amount('efficiency', '效率保证金（元）')}
        </div>
        <p className={styles.small}>
          {`两项保证金是你接单时从余额冻结的钱，按时完成全部退还；押得多客户更放心，合计最高为${isConvoy ? '每局' : ''}价格的 ${DEPOSIT_TIMES} 倍。`}
        </p>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
