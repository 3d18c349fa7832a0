-- wrk: every request is a purchase by the next member, with a new key.
local threads = 0
function setup(thread)
  thread:set('id', threads)
  threads = threads + 1
end
function init(args)
  tokens = {}
  for line in io.lines(args[1]) do tokens[#tokens + 1] = line end
  body = args[2]
  run = args[3]
  at = id * math.floor(#tokens / 2)
  sent = 0
  good = 0
  refused = 0
end
function request()
  at = at % #tokens + 1
  sent = sent + 1
  local headers = {
    ['Content-Type'] = 'application/json',
    ['Authorization'] = 'Bearer ' .. tokens[at],
    ['Idempotency-Key'] = run .. '-' .. id .. '-' .. sent,
  }
  return wrk.format('POST', '/minting', headers, body)
end
