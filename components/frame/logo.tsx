export function Logo({ name }: { name: string }) {
  return <a className="logo" href="/" aria-label={`${name}首页`} />
}
