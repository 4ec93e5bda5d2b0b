curl -i https://bildwort.example/api/v1/jobs \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -F languages=de -F languages=en -F maxCost=120 \
  -F pictures=@dogs.jpg -F pictures=@lake.jpg
