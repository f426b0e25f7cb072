;; Counts and combines sets of rows, one bit a row. Sizes and addresses are in bytes; a set is a multiple of 32 bytes.
;; JavaScript has no instruction that counts the bits of a word and works on 32 of them at a time. `i64.popcnt` counts 64.
;; make/bit-code.ts compiles this file to bit-code.wasm.
(module
  (import "env" "memory" (memory 0))

  ;; For each of `options` sets that follow each other from `set` on: how many bits it shares with the set at `mask`,
  ;; written as 32-bit numbers from `out` on.
  (func (export "count")
    (param $mask i32) (param $set i32) (param $options i32) (param $bytes i32) (param $out i32)
    (local $end i32) (local $at i32) (local $sum i64)
    (if (i32.eqz (local.get $options)) (then (return)))
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $next_set
      (local.set $at (local.get $mask))
      (local.set $sum (i64.const 0))
      (loop $next_words
        ;; Four words a round: a loop over single words takes almost twice as long.
        (local.set $sum (i64.add (local.get $sum)
          (i64.popcnt (i64.and (i64.load (local.get $at)) (i64.load (local.get $set))))))
        (local.set $sum (i64.add (local.get $sum)
          (i64.popcnt (i64.and (i64.load offset=8 (local.get $at)) (i64.load offset=8 (local.get $set))))))
        (local.set $sum (i64.add (local.get $sum)
          (i64.popcnt (i64.and (i64.load offset=16 (local.get $at)) (i64.load offset=16 (local.get $set))))))
        (local.set $sum (i64.add (local.get $sum)
          (i64.popcnt (i64.and (i64.load offset=24 (local.get $at)) (i64.load offset=24 (local.get $set))))))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (local.set $set (i32.add (local.get $set) (i32.const 32)))
        (br_if $next_words (i32.lt_u (local.get $at) (local.get $end))))
      (i32.store (local.get $out) (i32.wrap_i64 (local.get $sum)))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (local.set $options (i32.sub (local.get $options) (i32.const 1)))
      (br_if $next_set (local.get $options))))

  ;; Writes what is in `a` and in `b` to `target`.
  (func (export "both") (param $target i32) (param $a i32) (param $b i32) (param $bytes i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.and
          (v128.load (i32.add (local.get $a) (local.get $at)))
          (v128.load (i32.add (local.get $b) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $bytes)))))

  ;; Writes what is in `a` or in `b` to `target`.
  (func (export "either") (param $target i32) (param $a i32) (param $b i32) (param $bytes i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.or
          (v128.load (i32.add (local.get $a) (local.get $at)))
          (v128.load (i32.add (local.get $b) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $bytes)))))

  ;; A plane set is `planes` sets, one after the other. For each of `options` plane sets that follow each other from
  ;; `set` on: writes the rows that it shares with the plane set at `mask` in some plane; results follow from `target` on.
  (func (export "any")
    (param $target i32) (param $mask i32) (param $set i32) (param $options i32) (param $bytes i32) (param $planes i32)
    (local $stride i32) (local $end i32) (local $row i32) (local $at i32) (local $other i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (if (i32.eqz (local.get $options)) (then (return)))
    (local.set $stride (i32.mul (local.get $planes) (local.get $bytes)))
    (loop $next_set
      (local.set $row (i32.const 0))
      (loop $next_rows
        (local.set $at (i32.add (local.get $mask) (local.get $row)))
        (local.set $end (i32.add (local.get $at) (local.get $stride)))
        (local.set $other (i32.add (local.get $set) (local.get $row)))
        (local.set $a (v128.const i64x2 0 0))
        (local.set $b (v128.const i64x2 0 0))
        (local.set $c (v128.const i64x2 0 0))
        (local.set $d (v128.const i64x2 0 0))
        ;; 64 bytes of every plane: whole lines of the processor's cache.
        (loop $next_plane
          (local.set $a (v128.or (local.get $a)
            (v128.and (v128.load (local.get $at)) (v128.load (local.get $other)))))
          (local.set $b (v128.or (local.get $b)
            (v128.and (v128.load offset=16 (local.get $at)) (v128.load offset=16 (local.get $other)))))
          (local.set $c (v128.or (local.get $c)
            (v128.and (v128.load offset=32 (local.get $at)) (v128.load offset=32 (local.get $other)))))
          (local.set $d (v128.or (local.get $d)
            (v128.and (v128.load offset=48 (local.get $at)) (v128.load offset=48 (local.get $other)))))
          (local.set $at (i32.add (local.get $at) (local.get $bytes)))
          (local.set $other (i32.add (local.get $other) (local.get $bytes)))
          (br_if $next_plane (i32.lt_u (local.get $at) (local.get $end))))
        (v128.store (local.get $target) (local.get $a))
        (v128.store offset=16 (local.get $target) (local.get $b))
        (v128.store offset=32 (local.get $target) (local.get $c))
        (v128.store offset=48 (local.get $target) (local.get $d))
        (local.set $target (i32.add (local.get $target) (i32.const 64)))
        (local.set $row (i32.add (local.get $row) (i32.const 64)))
        (br_if $next_rows (i32.lt_u (local.get $row) (local.get $bytes))))
      (local.set $set (i32.add (local.get $set) (local.get $stride)))
      (local.set $options (i32.sub (local.get $options) (i32.const 1)))
      (br_if $next_set (local.get $options)))))
