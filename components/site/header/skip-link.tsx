export function SkipLink() {
  return (
    <a className="skip" href="#main">
      跳到主要内容
    </a>
  )
}
