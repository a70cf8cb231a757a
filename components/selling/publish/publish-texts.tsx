import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { ContactHint } from './contact-hint'
import styles from './publish.module.css'
import { secondTitles } from './second-titles'
import type { DraftForm } from './use-publish-form'

export function PublishTexts({ form }: { form: DraftForm }) {
  const [used] = useState(secondTitles)
  const isCurrency = isCurrencyType(Number(form.fields.goodsTypeId))
  return (
    <>
      <div className={styles.titles}>
        <div>
          <Field
            {...form.field('bigTitle')}
            label="商品标题"
            required
            isCounted
            hint={isCurrency ? '由数量、区服和发货方式生成，可在后面补充' : undefined}
          >
            <input className="input" maxLength={60} autoComplete="off" {...form.input('bigTitle')} />
          </Field>
          <ContactHint label="标题" text={`${form.fields.bigTitle}\n${form.fields.smallTitleName}`} />
        </div>
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
      <div>
        <Field {...form.field('description')} label="商品描述" isCounted>
          <textarea className="input" rows={6} maxLength={2000} {...form.input('description')} />
        </Field>
        <ContactHint label="描述" text={form.fields.description} />
      </div>
    </>
  )
}
