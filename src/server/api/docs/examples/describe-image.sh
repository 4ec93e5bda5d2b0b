curl https://bildwort.example/api/v1/images \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: dog-1' \
  -d '{
    "url": "https://www.example.com/dog.jpg",
    "languages": ["de", "en"],
    "context": "Dogs on a trip to the sea",
    "maxCost": 60
  }'
