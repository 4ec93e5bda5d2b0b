curl https://bildwort.example/api/v1/webhooks \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -d '{ "url": "https://www.example.com/hooks/bildwort", "events": ["job.completed", "job.stopped", "job.failed"] }'
