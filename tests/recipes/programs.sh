# Read before each recipe (recipes.slow.test.ts). A recipe is run as it is written: these functions take the
# place of what a person does in another window.

set -euo pipefail

# `npm start` and `npm run gateway` return when the programs serve, and `npm run gateway` takes the place of
# what ran before.
npm() {
  if [[ $1 == start || ${2-} == gateway ]]; then start "$@"; else command npm "$@"; fi
}

start() {
  stop
  local log=$SCRATCH/programs.log data=${DATA_DIR:-.data}
  : > "$log"
  command npm "$@" > "$log" 2>&1 < /dev/null &
  local npm=$!
  if ! grep -q -m1 '^Gateway  ' <(tail -f -n +1 --pid="$npm" "$log"); then
    cat "$log" >&2
    return 1
  fi
  echo "$data" > "$SCRATCH/running"
  curl -fsS "http://localhost:$GATEWAY_PORT/healthz" > /dev/null
  if [[ $1 == start ]]; then curl -fsS "http://localhost:$PORT/sign-in" > /dev/null; fi
}

stop() {
  [[ -f $SCRATCH/running ]] || return 0
  local starter
  read -r starter _ < "$(cat "$SCRATCH/running")/starter.pid"
  rm "$SCRATCH/running"
  kill -TERM "$starter"
  tail -f /dev/null --pid="$starter"
}

# There is nothing to pull here.
git() {
  [[ $1 == pull ]]
}
