import { Tag } from '@/components/ui/kit/tag'
import type { CaseBrief } from '@/lib/contract/entities/service-case'
import styles from './cases.module.css'

const time = (text: string) => text.slice(5, 16)

/** What happens next, and when. */
function nextOf(file: CaseBrief): string {
  const { state, askedUntilTime, answerDueTime, answerTime, dueTime, appealUntilTime } = file
  if (state === 'asked') return `请在 ${time(askedUntilTime ?? '')} 前补充材料，超时工单自动关闭`
  if (state === 'appealed') return `申诉由没有处理过的客服处理，${time(dueTime)} 前给出结果`
  if (state === 'closed')
    return appealUntilTime ? `不认可可在 ${time(appealUntilTime)} 前申诉一次` : '已处理完，无需操作'
  if (!answerTime) return `${time(answerDueTime)} 前首次回复，${time(dueTime)} 前给出处理结果`
  return `${time(dueTime)} 前给出处理结果`
}

/** State, handler and deadlines of a case; no text of anybody. */
export function CaseFacts({ file }: { file: CaseBrief }) {
  const { caseSn, kindName, stateName, state, outcomeName, handler, createTime, closeTime } = file
  return (
    <>
      <h2 className={styles.title}>
        {kindName}
        <Tag kind={state === 'closed' ? undefined : 'brand'}>{state === 'closed' ? outcomeName : stateName}</Tag>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>工单号</dt>
          <dd className="num">{caseSn}</dd>
        </div>
        <div>
          <dt>提交时间</dt>
          <dd className="num">{time(createTime)}</dd>
        </div>
        <div>
          <dt>处理人</dt>
          <dd>{handler || '等待客服受理'}</dd>
        </div>
        {closeTime ? (
          <div>
            <dt>处理完成</dt>
            <dd className="num">{time(closeTime)}</dd>
          </div>
        ) : null}
        <div>
          <dt>下一步</dt>
          <dd>{nextOf(file)}</dd>
        </div>
      </dl>
    </>
  )
}
