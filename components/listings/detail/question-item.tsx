import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Questions = OutputOf<ApiContract['GET /question/list']>

export const QuestionItem = ({ question, answer, asker, answerTime }: Questions['list'][number]) => (
  <li>
    <p>
      <b>问</b>
      {question}
    </p>
    <p>
      <b>答</b>
      {answer}
    </p>
    <p className="muted num">
      {asker}　{answerTime.slice(0, 16)} 回答
    </p>
  </li>
)
