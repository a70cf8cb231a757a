import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import { normalCount } from '@/lib/shared/normalize/digits'
import { MOST_LEVEL, worksOfLevel } from '@/lib/shared/trade/boost-terms'
import styles from './work-dialog.module.css'
import { repriced, type WorkFields } from './work-errors'
import { isFixed, WORK_WORDS, type WorkOffer } from './work-offer'

const LEVELS = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1)

/** Start and goal, area and server, and the allowed workers. */
export function WorkGoal({ form, offer }: { form: Form<WorkFields>; offer: WorkOffer }) {
  const { kind, packageId } = offer
  const isOpen = !isFixed(offer)
  const isConvoy = kind === 'convoy'
  return (
    <fieldset className={styles.part}>
      <legend>目标</legend>
      <div className={styles.grid}>
        {isConvoy ? null : (
          <Field {...form.field('from')} label="现在的段位或进度" hint="没有段位可不填">
            <input className="input" maxLength={30} autoComplete="off" {...form.input('from')} />
          </Field>
        )}
        {isOpen ? (
          <Field {...form.field('to')} label={isConvoy ? '要怎么打' : '目标'} required>
            <input className="input" maxLength={40} autoComplete="off" {...form.input('to')} />
          </Field>
        ) : null}
        <Field {...form.field('areaName')} label="区服" hint="例如 安卓微信区">
          <input className="input" maxLength={30} autoComplete="off" {...form.input('areaName')} />
        </Field>
        {isConvoy && !offer.seasonPackageId ? (
          <Field {...form.field('num')} label="局数" required hint="打完一局，确认一局，付一局">
            <input
              className="input num"
              inputMode="numeric"
              {...form.input('num', normalCount, (num) => repriced(form.fields, { num }))}
            />
          </Field>
        ) : null}
        {packageId ? null : (
          <Field {...form.field('level')} label={`${WORK_WORDS[kind].worker}等级`}>
            <select className="input" {...form.input('level')}>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {level === 1 ? '不限' : `${level} 级以上（完成 ${worksOfLevel(level)} 单）`}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <Field {...form.field('note')} label="要求" hint="在接单大厅公开，不要写账号密码；联系方式会被隐藏" isCounted>
        <textarea className="input" rows={2} maxLength={300} {...form.input('note')} />
      </Field>
    </fieldset>
  )
}
