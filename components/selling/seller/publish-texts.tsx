import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { secondTitles } from './second-titles'
import styles from './seller.module.css'
import type { DraftForm } from './use-publish-form'

export function PublishTexts({ form }: { form: DraftForm }) {
  const [used] = useState(secondTitles)
  return (
    <>
      <div className={styles.titles}>
        <Field {...form.field('bigTitle')} label="商品标题" required isCounted>
          <input className="input" maxLength={60} autoComplete="off" {...form.input('bigTitle')} />
        </Field>
        <Field {...form.field('smallTitleName')} label="短标题" hint="封面标题取自短标题">
          <input
            className="input"
            maxLength={20}
            autoComplete="off"
            list="second-titles"
            {...form.input('smallTitleName')}
          />
        </Field>
        <datalist id="second-titles">
          {used.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </div>
      <Field {...form.field('description')} label="商品描述" isCounted>
        <textarea className="input" rows={6} maxLength={2000} {...form.input('description')} />
      </Field>
    </>
  )
}
