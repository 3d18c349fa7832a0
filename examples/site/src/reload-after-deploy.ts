const KEY = 'fandeck:reloaded'

/** Whether the server's page starts other scripts than this one, which a deploy has replaced. */
async function isReplaced(script: string): Promise<boolean> {
  const reply = await fetch(location.href, { cache: 'no-cache' })
  return reply.ok && !(await reply.text()).includes(script)
}

/** Returns whether it is the first time for a script; without storage never, so that no page reloads forever. */
function isFirst(script: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === script) return false
    sessionStorage.setItem(KEY, script)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page once when one of its scripts is missing because the site has been deployed since it was loaded.
 * Otherwise, such as offline, the part itself says that it is missing.
 *
 * @param script the path of a script that every page of this deploy names
 * @returns a function that stops it
 */
export function reloadAfterDeploy(
  script: string = new URL(import.meta.url).pathname,
  reload = () => location.reload(),
): () => void {
  const onMissing = async () => {
    if ((await isReplaced(script).catch(() => false)) && isFirst(script)) reload()
  }
  // Vite dispatches it for an import that fails.
  addEventListener('vite:preloadError', onMissing)
  return () => removeEventListener('vite:preloadError', onMissing)
}
