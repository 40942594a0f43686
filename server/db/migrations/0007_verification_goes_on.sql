-- Verification is not given up any more: what an older version gave up, whose applications wait for ever, is tried on.
update jobs set failed_on = null, attempts = 0, run_at = now() where kind = 'verify' and failed_on is not null;
