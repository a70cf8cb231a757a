'use client'

import Image from '@tiptap/extension-image'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { App, Button } from 'antd'
import { useRef, useState } from 'react'
import { imageRefusal } from '@/components/ui/forms/image-rules'
import { uploadImage } from '@/lib/client/api'
import { shrinkImage } from '@/lib/client/shrink-image'
import styles from './rich-text.module.css'

const EXTENSIONS = [StarterKit.configure({ heading: { levels: [2, 3, 4] }, codeBlock: false }), Image]
/** False for elements that articles may contain but this editor would lose. */
export const isEditable = (html: string): boolean => !/<(?:table|figure)\b/i.test(html)

interface Props {
  label: string
  html: string
  onChange: (html: string) => void
}

/**
 * Editor for the formatting allowed in articles: headings, lists, quotes and links. The server sanitises the result.
 */
export function RichText({ label, html, onChange }: Props) {
  const { message } = App.useApp()
  const box = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    immediatelyRender: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  })
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      h2: current?.isActive('heading', { level: 2 }) ?? false,
      h3: current?.isActive('heading', { level: 3 }) ?? false,
      bold: current?.isActive('bold') ?? false,
      bulletList: current?.isActive('bulletList') ?? false,
      orderedList: current?.isActive('orderedList') ?? false,
      blockquote: current?.isActive('blockquote') ?? false,
      link: current?.isActive('link') ?? false,
    }),
  })
  if (!editor) return null
  const run = () => editor.chain().focus()
  const setLink = () => {
    if (active?.link) return run().unsetLink().run()
    const href = window.prompt('链接地址，本站的以 / 开头')
    if (href) run().setLink({ href }).run()
  }
  const insert = async (file: File) => {
    const refusal = imageRefusal(file)
    if (refusal) return void message.error(refusal)
    setBusy(true)
    try {
      const { url } = await uploadImage(await shrinkImage(file), 'site')
      run()
        .setImage({ src: url, alt: file.name.replace(/\.\w+$/, '') })
        .run()
    } finally {
      setBusy(false)
    }
  }
  const tools = [
    ['h2', '标题', () => run().toggleHeading({ level: 2 }).run()],
    ['h3', '小标题', () => run().toggleHeading({ level: 3 }).run()],
    ['bold', '加粗', () => run().toggleBold().run()],
    ['bulletList', '列表', () => run().toggleBulletList().run()],
    ['orderedList', '编号', () => run().toggleOrderedList().run()],
    ['blockquote', '引用', () => run().toggleBlockquote().run()],
    ['link', '链接', setLink],
  ] as const
  return (
    <div className={styles.box}>
      <div className={styles.tools} role="toolbar" aria-label={`${label}的格式`}>
        {tools.map(([name, text, act]) => (
          <Button
            key={name}
            size="small"
            type={active?.[name] ? 'primary' : 'text'}
            aria-pressed={active?.[name]}
            onClick={act}
          >
            {text}
          </Button>
        ))}
        <Button size="small" type="text" loading={busy} onClick={() => box.current?.click()}>
          图片
        </Button>
        <Button size="small" type="text" onClick={() => run().undo().run()}>
          撤销
        </Button>
      </div>
      <input
        ref={box}
        className="sr"
        type="file"
        tabIndex={-1}
        accept="image/png,image/jpeg"
        aria-label="插入图片"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void insert(file)
        }}
      />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}
